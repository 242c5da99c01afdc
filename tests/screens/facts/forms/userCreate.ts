import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { FormFacts } from '../../forms.ts';

export const facts: FormFacts = {
  name: 'user-create',
  page: '/merchant/setting/users',
  refused: 'auditor',
  call: 'POST merchants/*/user/sub-merchant-user',
  fields: { userName: 'user.column.userName', email: 'user.column.email', password: 'auth.password' },
  async fill(form, { put, user, t }) {
    const type = async (label: string, text: string) => put(form.getByLabelText(label), text);
    await type(t('user.column.userName'), 'ha.ttn');
    await type(t('user.column.name'), 'Trần Thị Ngọc Hà');
    await type(t('user.column.email'), 'ha.ttn@senviet.example');
    await type(t('user.column.phoneNumber'), '0912345678');
    const groups = form.getByLabelText(t('user.column.groupName')) as HTMLSelectElement;
    expect(groups.disabled).toBe(true);
    await user.click(form.getByLabelText(t('user.column.storeName')));
    await user.click(await screen.findByRole('option', { name: /Hồ Tây/ }));
    const group = await form.findByRole('option', { name: 'Thu ngân' });
    await user.selectOptions(groups, group);
    await type(t('auth.password'), 'Matkhau9!');
    await type(t('form.password.confirm'), 'Matkhau9!');
  },
  stepUp: true,
  submit: 'user.create.open',
  success: 'message-add-user-success',
  outcome: 'user.card.next',
  kept: { label: 'user.column.name', value: 'Trần Thị Ngọc Hà' },
};
