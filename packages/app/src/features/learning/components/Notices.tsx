import { Icon } from '@ca-portal/ui/icon';
import { NoticeList } from './Notices.styles.js';

/** 学习须知, point by point. */
export const Notices = ({ notices }: { notices: readonly string[] }) => (
  <NoticeList>
    {notices.map((notice, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- the office may write the same sentence twice
      <li key={place}>
        <Icon name="check" />
        {notice}
      </li>
    ))}
  </NoticeList>
);
