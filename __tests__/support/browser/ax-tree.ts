/** Finds and presses elements as a screen reader does, by role and name in the accessibility tree alone. */
import type { CDPSession, Page } from 'playwright-core'

type Node = { readonly id: number; readonly role: string; readonly name: string }

type Found = {
  readonly ignored: boolean
  readonly backendDOMNodeId?: number
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
}

const LONGEST_MS = 15_000
const AGAIN_MS = 50

export class AxTree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<AxTree> {
    const session = await page.context().newCDPSession(page)
    await session.send('Accessibility.enable')
    return new AxTree(session)
  }

  private async nodes(): Promise<Node[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree')
    return (nodes as readonly Found[]).flatMap(({ ignored, backendDOMNodeId, role, name }) =>
      ignored || backendDOMNodeId === undefined
        ? []
        : [{ id: backendDOMNodeId, role: role?.value ?? '', name: name?.value ?? '' }],
    )
  }

  /** What has this role and exactly this name; waits until it is there. */
  async find(role: string, name: string): Promise<Node> {
    const end = Date.now() + LONGEST_MS
    for (;;) {
      const nodes = await this.nodes()
      const found = nodes.find((node) => node.role === role && node.name === name)
      if (found) return found
      if (Date.now() > end) {
        const others = nodes.filter((node) => node.role === role).map((node) => node.name)
        throw new Error(`No ${role} is called ${name}, but: ${others.join(' | ')}`)
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }

  /** Presses it as a screen reader does. */
  async press(role: string, name: string): Promise<void> {
    const { id } = await this.find(role, name)
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: id })
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function () { this.click() }',
    })
  }
}
