const vi = {
  masked: 'đã che, kết thúc bằng ',
  show: 'Hiện {{label}}',
  showTip: 'Hiện trong ít giây',
  hideTip: 'Ẩn đi',
  copy: 'Sao chép {{label}}',
  copyTip: 'Sao chép',
  copiedTip: 'Đã chép',
  left: 'Tự ẩn sau {{seconds}} giây',
  waiting: 'Đang lấy…',
  shown: 'Đang hiện {{label}}, tự ẩn sau {{seconds}} giây',
  hidden: 'Đã ẩn {{label}}',
  copied: 'Đã chép {{label}}',
  copyFailed: 'Chưa chép được. Hiện ra rồi chép bằng tay',
  failed: 'Chưa lấy được {{label}}. Thử lại sau ít phút',
} as const;

/** Labels of SecretValue. */
export const words = {
  vi,
  en: {
    masked: 'masked, ends with ',
    show: 'Show {{label}}',
    showTip: 'Show for some seconds',
    hideTip: 'Hide',
    copy: 'Copy {{label}}',
    copyTip: 'Copy',
    copiedTip: 'Copied',
    left: 'Hidden again in {{seconds}} s',
    waiting: 'Fetching…',
    shown: '{{label}} is shown, hidden again in {{seconds}} seconds',
    hidden: '{{label}} is hidden',
    copied: '{{label}} copied',
    copyFailed: 'Could not copy. Show it and copy by hand',
    failed: 'Could not fetch {{label}}. Try again in a few minutes',
  } satisfies Record<keyof typeof vi, string>,
} as const;
