const field = (tag: number, value: string) =>
  `${String(tag).padStart(2, '0')}${String(value.length).padStart(2, '0')}${value}`;

function checksum(text: string): string {
  let rest = 0xffff;
  for (let place = 0; place < text.length * 8; place += 1) {
    const bit = (text.charCodeAt(place >> 3) >> (7 - (place & 7))) & 1;
    const high = (rest >> 15) & 1;
    rest = ((rest << 1) & 0xffff) ^ (bit === high ? 0 : 0x1021);
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}

/** The text of a VietQR code, implemented here from the standard: the portal's own encoder is checked against it. */
export function qrContentOf(bankBin: string, accountNumber: string, amount: number, content: string): string {
  const receiver = field(0, bankBin) + field(1, accountNumber);
  const scheme = field(0, 'A000000727') + field(1, receiver) + field(2, 'QRIBFTTA');
  const text =
    field(0, '01') + field(1, '12') + field(38, scheme) + field(53, '704') + field(54, String(amount));
  const open = `${text}${field(58, 'VN')}${field(62, field(8, content))}6304`;
  return open + checksum(open);
}
