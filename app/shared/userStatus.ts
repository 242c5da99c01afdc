import type { StatusRegistry } from '../lib/status.ts';

export const userStatuses = {
  ACTIVE: { label: 'user.status.ACTIVE', tone: 'success', icon: 'success' },
  FORCE_CHANGE_PASSWORD: { label: 'user.status.FORCE_CHANGE_PASSWORD', tone: 'warning', icon: 'pending' },
  DISABLED: { label: 'user.status.DISABLED', tone: 'danger', icon: 'lock' },
} as const satisfies StatusRegistry;
