// What nothing can be much faster than: the portal's own page, its shell standing in the HTML, filled by hand.
const { accessToken, merchantId } = JSON.parse(sessionStorage['portal.session']);
const to = Math.floor(Date.now() / 1000);
const from = to - 7 * 86400;
const view = { page: 1, sort: '-createdAt' };
const money = new Intl.NumberFormat('vi-VN');
const moment = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'medium' });

const get = async (path) => {
  const headers = { Authorization: `Bearer ${accessToken}` };
  return (await (await fetch(`/api/v1/merchants/${merchantId}${path}`, { headers })).json()).data;
};

const main = document.querySelector('main');
main.innerHTML = `<style>
  main table { width: 100%; border-collapse: collapse; }
  main tr { content-visibility: auto; contain-intrinsic-block-size: 44px; }
  main td { padding: 8px 12px; border-bottom: 1px solid #ddd; white-space: nowrap; }
  body > aside { position: fixed; inset: 0 0 0 auto; width: 400px; background: #fff; }
</style>
<h1>Giao dịch</h1><input type="search"><button id="sort">Số tiền (VND)</button><button id="next">Trang sau</button>
<table><tbody></tbody></table><dl></dl>`;
const tbody = main.querySelector('tbody');

async function load() {
  const { items } = await get(
    `/order/transactions?page=${view.page}&pageSize=50&sort=${view.sort}&from=${from}&to=${to}`,
  );
  const rows = document.createDocumentFragment();
  for (const row of items) {
    const line = document.createElement('tr');
    line.id = row.id;
    const created = moment.format(row.createdAt * 1000);
    const cells = [row.id, created, row.merchantRefId, row.storeName, money.format(row.amount), row.status];
    for (const text of [...cells, row.method, row.payerName]) line.insertCell().textContent = text ?? '-';
    rows.append(line);
  }
  tbody.replaceChildren(rows);
}

window.yardstick = {
  next: () => {
    view.page++;
    return load();
  },
  sort: () => {
    view.sort = view.sort === '-amount' ? 'amount' : '-amount';
    return load();
  },
  peek: () => {
    const panel = document.createElement('aside');
    panel.textContent = tbody.firstElementChild.textContent;
    document.body.append(panel);
  },
  close: () => document.querySelector('body > aside').remove(),
  open: async () => {
    const { detail } = await get(`/order/transactions/${tbody.firstElementChild.id}`);
    const list = document.createDocumentFragment();
    for (const [name, value] of Object.entries(detail)) {
      list.append(document.createElement('dt'), document.createElement('dd'));
      list.lastChild.previousSibling.textContent = name;
      list.lastChild.textContent = typeof value === 'object' ? JSON.stringify(value) : value;
    }
    main.querySelector('dl').append(list);
  },
  back: () => main.querySelector('dl').replaceChildren(),
};
load();
