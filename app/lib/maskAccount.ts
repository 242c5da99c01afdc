/** Masks another party's account as "•••• 8668", however the API masks it. */
export function maskAccount(account: string | undefined): string | undefined {
  return account?.replace(/[\d*]{2,}(\d{4})(?!\d)/g, '•••• $1');
}
