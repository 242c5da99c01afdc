import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from '#design-system';
import { inBothThemes, inEveryMode } from '../../kit/visual.ts';

/**
 * Text written for reading: headings, paragraphs, lists, tables and code as plain elements, in lines of about 75
 * letters.
 *
 * **When**: answers, instructions and terms in structured text, such as parsed Markdown.
 *
 * **When not**: for facts of a record use `DescriptionList`; for rows to compare use `ClientTable`; for one sentence
 * use `Text`.
 *
 * **Common mistakes**: a level 1 heading, which belongs to the page; unchecked HTML; a table as wide as a list.
 */
const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Mở giao dịch rồi bấm <strong>Yêu cầu hoàn tiền</strong>. Cần quyền <code>refund:create</code>, xem{' '}
          <a href="#/merchant/setting/role">nhóm quyền</a>.
        </p>
        <h2>Các bước</h2>
        <ol>
          <li>Chọn hoàn toàn bộ, một nửa hoặc số khác.</li>
          <li>
            Chọn lý do.
            <ul>
              <li>
                Với lý do <em>Khác</em>, ghi rõ ở phần ghi chú.
              </li>
            </ul>
          </li>
        </ol>
        <h3>Khi không hoàn được</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Lý do</th>
              <th scope="col">Việc cần làm</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Thanh toán quá 90 ngày</td>
              <td>Chuyển khoản riêng cho khách</td>
            </tr>
            <tr>
              <td>Thanh toán bằng ví điện tử</td>
              <td>Chỉ hoàn toàn bộ và một lần</td>
            </tr>
          </tbody>
        </table>
        <blockquote>Tiền đã hoàn không thể thu lại.</blockquote>
        <hr />
        <pre>
          <code>Thực nhận = Tổng tiền GD - Hoàn - Phí - Thuế GTGT ± Điều chỉnh</code>
        </pre>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Everything: Story = { ...inEveryMode, name: 'Gallery' };

export const Stress: Story = {
  ...inBothThemes,
  args: {
    children: (
      <>
        <h2>
          ẨN ẪN ỖNG ỂN NGHIỆP ỰƯ gỹ trong một tiêu đề dài đến mức phải xuống dòng mà không dòng nào mất dấu
        </h2>
        <p>{'khôngcókhoảngtrắng'.repeat(12)}</p>
        <p>
          <code>{'ak_test_'.padEnd(160, '0123456789')}</code>
        </p>
        <table>
          <tbody>
            <tr>
              {['Ô rất dài '.repeat(12), '0 ₫', '-9.999.999.999.999 ₫'].map((text) => (
                <td key={text}>{text}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};
