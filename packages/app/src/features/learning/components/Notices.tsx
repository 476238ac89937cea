import { Icon } from '@ca-portal/ui/icon';
import { TickList } from '../CoursePage.styles.js';

/** 学习须知, point by point. */
export const Notices = ({ notices }: { notices: readonly string[] }) => (
  <TickList>
    {notices.map((notice) => (
      <li key={notice}>
        <Icon name="check" />
        {notice}
      </li>
    ))}
  </TickList>
);
