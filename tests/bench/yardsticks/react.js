// React and a bare table: what the framework alone costs.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { accessToken, merchantId } = JSON.parse(sessionStorage['portal.session']);
const to = Math.floor(Date.now() / 1000);
const path = `/order/transactions?page=1&pageSize=50&sort=-createdAt&from=${to - 7 * 86400}&to=${to}`;

function List() {
  const [rows, setRows] = useState([]);
  useEffect(() => {
    fetch(`/api/v1/merchants/${merchantId}${path}`, { headers: { Authorization: `Bearer ${accessToken}` } })
      .then((answer) => answer.json())
      .then(({ data }) => setRows(data.items));
  }, []);
  const cells = (row) => [
    row.id,
    row.createdAt,
    row.amount,
    row.status,
    row.storeName,
    row.paymentMethod,
    row.merchantRefId,
  ];
  return h(
    'table',
    null,
    h(
      'tbody',
      null,
      rows.map((row) =>
        h(
          'tr',
          { key: row.id },
          cells(row).map((text, at) => h('td', { key: at }, text)),
        ),
      ),
    ),
  );
}

createRoot(document.getElementById('root')).render([
  h('nav', { key: 1 }, 'Tổng quan'),
  h('h1', { key: 2 }, 'Giao dịch'),
  h(List, { key: 3 }),
]);
