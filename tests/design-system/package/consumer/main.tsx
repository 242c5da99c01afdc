import {
  Amount,
  Button,
  Card,
  type Column,
  DataTable,
  DesignSystemProvider,
  labelsEn,
  Stack,
  TextField,
} from '@merchant-portal/design-system';
import '@merchant-portal/design-system/styles.css';
import tokens from '@merchant-portal/design-system/tokens.json';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Invoice {
  id: string;
  amount: number;
}

const invoices: Invoice[] = [
  { id: 'INV-1', amount: 150_000 },
  { id: 'INV-2', amount: 2_000_000 },
];
const columns: Column<Invoice>[] = [
  { id: 'id', header: 'Invoice', cell: ({ id }) => id },
  { id: 'amount', header: 'Amount (VND)', align: 'end', cell: ({ amount }) => <Amount value={amount} /> },
];

/** A page of another project, which has the package and nothing else of this one. */
function Invoices() {
  const [word, setWord] = useState('');
  return (
    <DesignSystemProvider theme="dark" labels={labelsEn}>
      <Card>
        <Stack gap={4}>
          <TextField label="Search" value={word} onChange={setWord} />
          <DataTable
            caption="Invoices"
            columns={columns}
            rows={invoices.filter(({ id }) => id.includes(word))}
            rowId={({ id }) => id}
            rowLabel={({ id }) => id}
            status="ready"
          />
          <Button variant="solid" tone="accent">
            {Object.keys(tokens.base.space).length}
          </Button>
        </Stack>
      </Card>
    </DesignSystemProvider>
  );
}

createRoot(document.body).render(<Invoices />);
