import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from '#design-system';

test('colours the last step alone: what is past is grey', () => {
  render(
    <Timeline
      items={[
        { id: 'a', at: '08:00', title: 'Chờ thanh toán', tone: 'warning' },
        { id: 'b', at: '08:01', title: 'Đang xử lý', tone: 'info', gap: 'sau 1 phút' },
        { id: 'c', at: '08:02', title: 'Thành công', tone: 'success' },
      ]}
    />,
  );
  const tones = [...document.querySelectorAll<HTMLElement>('.mark')].map(({ dataset }) => dataset.tone);
  expect(tones).toEqual(['neutral', 'neutral', 'success']);
});
