import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'user-edit',
  page: '/merchant/setting/users',
  of: '9004',
  read: 'merchants/*/user/sub-merchant-user/9004',
  refused: 'auditor',
  call: 'PUT merchants/*/user/sub-merchant-user',
  fields: { name: 'user.column.name', email: 'user.column.email' },
  async fill(form, { put, t }) {
    const name = await form.findByLabelText(t('user.column.name'));
    await put(name, 'Phạm Thị Ngọc Ánh Thư');
  },
  stepUp: true,
  submit: 'action.save',
  success: 'message-update-info-success',
  meanwhile: { field: 'email', value: 'moi@senviet.example', label: 'user.column.email' },
  kept: { label: 'user.column.name', value: 'Phạm Thị Ngọc Ánh Thư' },
};
