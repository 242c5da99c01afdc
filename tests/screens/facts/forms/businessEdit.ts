import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'business-edit',
  page: '/merchant/transaction',
  read: 'GET merchant/1001',
  refused: 'auditor',
  call: 'PUT merchant/*',
  fields: { companyName: 'business.field.companyName', taxCode: 'business.field.taxCode' },
  async fill(form, { put, t }) {
    const name = await form.findByLabelText(t('business.field.companyName'));
    await put(name, 'Công ty Cổ phần Sen Việt');
  },
  submit: 'business.form.submit',
  review: 'action.save',
  success: 'message-update-info-success',
  meanwhile: { field: 'representative', value: 'Trần Thị Bích Ngọc', label: 'business.field.representative' },
  kept: { label: 'business.field.companyName', value: 'Công ty Cổ phần Sen Việt' },
};
