import { Icon } from '@ca-portal/ui/icon';
import { NoticeList } from './Notices.styles.js';

/** 学习须知, point by point. */
export const Notices = ({ notices }: { notices: readonly string[] }) => (
  <NoticeList>
    {notices.map((notice) => (
      <li key={notice}>
        <Icon name="check" />
        {notice}
      </li>
    ))}
  </NoticeList>
);
