import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'settlement-note',
  // The list's own call reads it, so the page beneath is another one.
  page: '/merchant/store',
  of: 'DS261119103',
  read: 'merchants/*/settlements-v2',
  refused: 'auditor',
  call: 'PUT merchants/*/settlements-v2/*',
  fields: { note: 'note.label' },
  async fill(form, { put, t }) {
    const note = await form.findByLabelText(t('note.label'));
    await put(note, 'Đã gọi ngân hàng');
  },
  findsDone: ['lost'],
  submit: 'action.save',
  success: 'note.saved',
  kept: { label: 'note.label', value: 'Đã gọi ngân hàng' },
};
