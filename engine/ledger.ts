type Payment = { readonly from: number; readonly to: number; readonly chips: number }

/** The payments that bring every player's chips to zero; always fewer payments than players. */
export function paymentsOf(chips: readonly number[]): Payment[] {
  const owed = chips.slice()
  const payments: Payment[] = []
  for (;;) {
    const to = owed.indexOf(Math.max(...owed))
    const from = owed.indexOf(Math.min(...owed))
    const amount = Math.min(owed[to] ?? 0, -(owed[from] ?? 0))
    if (!(amount > 0)) return payments
    owed[to]! -= amount
    owed[from]! += amount
    payments.push({ from, to, chips: amount })
  }
}
