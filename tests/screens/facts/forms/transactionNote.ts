import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'transaction-note',
  page: '/merchant/transaction',
  of: 'GD26112010266',
  read: 'merchants/*/order/transactions/GD26112010266',
  refused: 'auditor',
  call: 'PUT merchants/*/order/transactions/*',
  fields: { note: 'note.label' },
  async fill(form, { put, t }) {
    const note = await form.findByLabelText(t('note.label'));
    await put(note, 'Khách lấy hóa đơn');
  },
  findsDone: ['lost'],
  submit: 'action.save',
  success: 'note.saved',
  kept: { label: 'note.label', value: 'Khách lấy hóa đơn' },
};
