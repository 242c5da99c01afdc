import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'own-password',
  page: '/merchant/profile',
  call: 'PUT user/mine/update-password',
  fields: { password: 'auth.newPassword.password' },
  async fill(form, { put, t }) {
    await put(await form.findByLabelText(t('profile.password.current')), 'Demo@2026');
    await put(form.getByLabelText(t('auth.newPassword.password')), 'Matkhau9!');
    await put(form.getByLabelText(t('auth.newPassword.confirm')), 'Matkhau9!');
  },
  submit: 'profile.password.open',
  signsOut: 'profile.password.now',
  success: 'message-change-password-logout',
  findsDone: ['bad-json'],
};
