/** An account of somebody else, in the one way to mask: "•••• 8668". Its last four digits are enough, however the API masks it. */
export function maskAccount(account: string | undefined): string | undefined {
  return account?.replace(/[\d*]{2,}(\d{4})(?!\d)/g, '•••• $1');
}
