import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'store-edit',
  page: '/merchant/store',
  of: '11003',
  read: 'merchants/*/stores/11003',
  refused: 'auditor',
  call: 'PATCH merchants/*/stores/*',
  fields: { brandName: 'store.column.brandName', phoneNumber: 'store.column.phoneNumber' },
  async fill(form, { put, t }) {
    const name = await form.findByLabelText(t('store.column.brandName'));
    await put(name, 'Cà phê Sen Việt Dịch Vọng');
  },
  submit: 'action.save',
  success: 'message-update-info-success',
  meanwhile: { field: 'address', value: '12 Lý Thường Kiệt, Hà Nội', label: 'store.column.address' },
  kept: { label: 'store.column.brandName', value: 'Cà phê Sen Việt Dịch Vọng' },
};
