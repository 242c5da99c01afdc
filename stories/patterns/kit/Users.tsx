import { useState } from 'react';
import {
  Button,
  type Column,
  DataTable,
  formatPhone,
  ListPage,
  PageHeader,
  PlusIcon,
  preloadRightPanel,
} from '#design-system';
import { UserPanel, type UserPanelProps } from './UserPanel.tsx';

interface User {
  userName: string;
  name: string;
  email: string;
  phone: string;
}

const users: readonly User[] = [
  { userName: 'tran.van.binh', name: 'Trần Văn Bình', email: 'binh@anhduong.vn', phone: '0912345678' },
  { userName: 'le.thi.cuc', name: 'Lê Thị Cúc', email: 'cuc@anhduong.vn', phone: '0387654321' },
  { userName: 'pham.dang.khoa', name: 'Phạm Đăng Khoa', email: 'khoa@anhduong.vn', phone: '0709112233' },
];

const columns: Column<User>[] = [
  {
    id: 'userName',
    header: 'Tên đăng nhập',
    cell: ({ userName }) => userName,
    rowHeader: true,
    width: 180,
    card: 'title',
  },
  { id: 'name', header: 'Họ và tên', cell: ({ name }) => name, width: 200, card: 'meta' },
  { id: 'email', header: 'Email', cell: ({ email }) => email, width: 220, card: 'note' },
  { id: 'phone', header: 'Số điện thoại', cell: ({ phone }) => formatPhone(phone), width: 160, card: 'meta' },
];

export type UsersProps = Omit<UserPanelProps, 'open' | 'onClose'> & { open?: boolean };

/** A list and the panel that adds to it. In the portal the panel has an address: `?panel=user-create`. */
export function Users({ open: first = false, ...panel }: UsersProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <ListPage
        header={
          <PageHeader
            title="Quản lý người dùng"
            count={users.length}
            actions={
              <Button
                variant="solid"
                tone="accent"
                icon={PlusIcon}
                onPointerEnter={preloadRightPanel}
                onFocus={preloadRightPanel}
                onClick={() => setOpen(true)}
              >
                Thêm người dùng
              </Button>
            }
          />
        }
        table={
          <DataTable
            caption="Người dùng"
            columns={columns}
            rows={users}
            rowId={({ userName }) => userName}
            rowLabel={({ userName }) => `người dùng ${userName}`}
            status="ready"
          />
        }
      />
      <UserPanel open={open} onClose={() => setOpen(false)} {...panel} />
    </>
  );
}
