import { useEffect, useState } from 'react';
import {
  Button,
  type FormFailure,
  RightPanel,
  type SelectOption,
  toast,
  useForm,
  useUnsavedGuard,
} from '#design-system';
import { UserFields } from './UserFields.tsx';
import { type NewUser, NO_USER, userSchema } from './userRules.ts';

export interface UserPanelProps {
  open: boolean;
  onClose: () => void;
  /** The groups of a store, asked for once it is chosen (specification 4). */
  loadGroups: (storeId: string) => Promise<SelectOption[]>;
  /** Creates the user. What the server refuses comes back, each with its field where it names one. */
  create: (user: NewUser) => Promise<readonly FormFailure[] | undefined>;
  /** What is typed already. */
  initial?: Partial<NewUser>;
}

/** "Người dùng mới": a form beside the list that stays in sight. */
export function UserPanel({ open, onClose, ...rest }: UserPanelProps) {
  return open ? <OpenPanel onClose={onClose} {...rest} /> : null;
}

/** Mounted anew each time, so that nothing of the last person is left in it. */
function OpenPanel({ onClose, loadGroups, create, initial }: Omit<UserPanelProps, 'open'>) {
  const form = useForm({
    schema: userSchema,
    initial: { ...NO_USER, ...initial },
    onSubmit: async (user) => {
      const refused = await create(user);
      if (refused?.length) return refused;
      toast({ tone: 'success', title: 'Thêm người dùng thành công' });
      onClose();
    },
  });
  const { confirmClose, question } = useUnsavedGuard(form.dirty);
  const groups = useGroups(form.values.storeId, loadGroups);
  return (
    <>
      <RightPanel
        open
        onOpenChange={onClose}
        title="Người dùng mới"
        description="Người dùng nhận tên đăng nhập qua email và đổi mật khẩu ở lần đăng nhập đầu tiên."
        confirmClose={confirmClose}
        locked={form.submitting}
        footer={
          <>
            <Button
              onClick={async () => {
                if (await confirmClose()) onClose();
              }}
            >
              Hủy
            </Button>
            <Button
              type="submit"
              form={form.id}
              variant="solid"
              tone="accent"
              disabled={!form.valid}
              loading={form.submitting}
            >
              Thêm người dùng
            </Button>
          </>
        }
      >
        <UserFields form={form} groups={groups} />
      </RightPanel>
      {question}
    </>
  );
}

/** Undefined until a store is chosen, and while its groups are on their way. An answer that comes too late is dropped. */
function useGroups(storeId: string, load: UserPanelProps['loadGroups']) {
  const [answer, setAnswer] = useState<{ storeId: string; groups: SelectOption[] }>();
  useEffect(() => {
    if (!storeId) return;
    let isWanted = true;
    void load(storeId).then((groups) => isWanted && setAnswer({ storeId, groups }));
    return () => {
      isWanted = false;
    };
  }, [storeId, load]);
  return answer?.storeId === storeId ? answer.groups : undefined;
}
