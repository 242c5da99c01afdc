import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'user-password',
  page: '/merchant/setting/users',
  of: '9004',
  read: 'merchants/*/user/sub-merchant-user/9004',
  refused: 'auditor',
  call: 'PUT merchants/*/user/sub-merchant-user/update-password',
  fields: { password: 'auth.password' },
  async fill(form, { put, t }) {
    await put(await form.findByLabelText(t('auth.password')), 'Matkhau9!');
    await put(form.getByLabelText(t('form.password.confirm')), 'Matkhau9!');
  },
  stepUp: true,
  submit: 'user.password.open',
  success: 'message-change-password-success',
};
