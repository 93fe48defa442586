/** The sounds of a tumble that are still to come. */
export class TumbleSounds {
  private readonly timers = new Set<ReturnType<typeof setTimeout>>()

  get areLeft(): boolean {
    return this.timers.size > 0
  }

  hearAfter(milliseconds: number, report: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer)
      report()
    }, milliseconds)
    this.timers.add(timer)
  }

  end(): void {
    this.timers.forEach(clearTimeout)
    this.timers.clear()
  }
}
