/** Banks as payers have them: the name people say and the BIN of VietQR. */
export const BANKS = [
  { name: 'Vietcombank', bin: '970436' },
  { name: 'MB Bank', bin: '970422' },
  { name: 'Techcombank', bin: '970407' },
  { name: 'VietinBank', bin: '970415' },
  { name: 'BIDV', bin: '970418' },
  { name: 'Agribank', bin: '970405' },
  { name: 'ACB', bin: '970416' },
  { name: 'VPBank', bin: '970432' },
  { name: 'TPBank', bin: '970423' },
  { name: 'Sacombank', bin: '970403' },
  { name: 'VIB', bin: '970441' },
  { name: 'HDBank', bin: '970437' },
  { name: 'SHB', bin: '970443' },
  { name: 'MSB', bin: '970426' },
  { name: 'OCB', bin: '970448' },
  { name: 'LPBank', bin: '970449' },
] as const;

export const WALLETS = ['MoMo', 'ZaloPay', 'ShopeePay', 'Viettel Money'] as const;
