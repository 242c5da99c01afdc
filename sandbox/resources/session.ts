import type { Account } from '../accounts.ts';
import { BUSINESSES } from '../data/businesses.ts';
import { groupsOf } from '../data/groups.ts';
import { SCOPE_TREE } from '../data/scopes.ts';
import { storesOf } from '../data/stores.ts';
import { ApiError, invalid } from '../errors.ts';
import { createLock } from '../identity/lock.ts';
import { liveUsers, writeUser } from '../liveUsers.ts';
import { businessOf, type Context, checkStore, type Route } from '../router.ts';
import type { SandboxState } from '../state.ts';

/** Specification 5: 8 to 16 characters with an uppercase letter, a digit and a special character. */
export const PASSWORD = /^(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*()_+{}[\]:;<>,.?~\\/-]).{8,16}$/;

async function textField({ body }: Context, field: string): Promise<string> {
  const value = (await body())[field];
  if (value === undefined || value === '') throw invalid({ field, key: 'required' });
  if (typeof value !== 'string') throw invalid({ field, key: 'notText' });
  return value;
}

/** A user's own fields (specification 3), with the names of their store and group. Never the password or the scopes. */
function userInfo(account: Account) {
  const { id, userName, email, phoneNumber, name, userType } = account;
  const { merchantId, storeId, groupId, isApproveRequestRefund } = account;
  const business = BUSINESSES.find(({ id }) => id === account.merchantId);
  const group = business && groupsOf(business.id).find(({ id }) => id === account.groupId);
  const store = business && storesOf(business.id).find(({ id }) => id === account.storeId);
  return {
    ...{ id, userName, email, phoneNumber, name, userType },
    ...{ merchantId, storeId, groupId, isApproveRequestRefund },
    status: 'ACTIVE',
    ...(business && {
      merchant: {
        id: business.id,
        registrationNumber: business.registrationNumber,
        companyName: business.companyName,
        status: business.status,
        additionInfo: business.additionInfo,
      },
    }),
    ...(group && { group: { id: group.id, name: group.name } }),
    ...(store && { store: { id: store.id, brandName: store.brandName, logo: store.logo } }),
  };
}

/** Sign-in, refresh, sign-out, and the user's own data and password (contract, Session). */
export function sessionRoutes(state: SandboxState): Route[] {
  const lock = createLock(state.now);
  /** By now an added user has set their own password. */
  const firstSignIn = ({ id, merchantId }: Account) => {
    const user = merchantId && liveUsers(state.written, merchantId).find((one) => one.id === id);
    if (user && user.status === 'FORCE_CHANGE_PASSWORD')
      writeUser(state.written, { ...user, status: 'ACTIVE' });
  };
  const refresh = async (context: Context) => state.sessions.refresh(await textField(context, 'token'));
  return [
    {
      method: 'POST',
      path: 'auth/callback/cognito',
      open: true,
      async handle(context) {
        const person = await state.verifyIdToken(await textField(context, 'idToken'));
        const account = person ? state.findAccount(person.userName) : undefined;
        if (!account || account.disabled) throw new ApiError(401, 'SIGN_IN_REFUSED', 'signInRefused');
        firstSignIn(account);
        return state.sessions.issue(account);
      },
    },
    { method: 'POST', path: 'refresh-token', open: true, handle: refresh },
    { method: 'POST', path: 'auth/refresh', open: true, handle: refresh },
    {
      method: 'POST',
      // Best effort, since the access token may have expired long ago: the refresh token is the proof.
      path: 'auth/logout',
      open: true,
      async handle(context) {
        await state.sessions.end(await textField(context, 'token'));
        return null;
      },
    },
    { method: 'GET', path: 'user/mine/info', handle: ({ account }) => userInfo(account) },
    {
      method: 'PUT',
      path: 'user/mine/update-password',
      async handle(context) {
        const newPassword = await textField(context, 'newPassword');
        if (!PASSWORD.test(newPassword)) throw invalid({ field: 'newPassword', key: 'passwordPattern' });
        state.setPassword(context.account.userName, newPassword);
        return null;
      },
    },
    {
      method: 'PUT',
      path: 'merchants/:m/user/sub-merchant-user/verify-password',
      async handle(context) {
        const { userName } = context.account;
        const password = await textField(context, 'password');
        if (lock.isLocked(userName)) throw new ApiError(429, 'TOO_MANY_ATTEMPTS', 'tooMany');
        if (state.verifyPassword(userName, password)) {
          lock.succeeded(userName);
          // Some calls require a recent confirmation (resources/integration.ts).
          state.written.set('password-confirmed', userName, state.now());
          return null;
        }
        lock.failed(userName);
        throw invalid({ field: 'password', key: 'wrongPassword' });
      },
    },
    {
      method: 'GET',
      path: 'user/mine/scopes',
      handle({ account, query }) {
        const merchantId = query.get('merchantId') || account.merchantId;
        if (!merchantId) throw invalid({ field: 'merchantId', key: 'required' });
        const business = businessOf(account, merchantId);
        const storeId = query.get('storeId');
        if (storeId) checkStore(account, business, storeId);
        return { scopes: SCOPE_TREE, scopesByUser: account.scopes };
      },
    },
  ];
}
