import { Link } from '@ca-portal/ui/link';
import { PublicLinks } from '../StartPage.styles.js';

const pages = [
  { label: '通知公告', href: '/proclamation' },
  { label: '业务办理', href: '/jumpydDetial' },
  { label: '学习中心', href: '/learning' },
  { label: '知识库', href: '/knowledge' },
  { label: '下载中心', href: '/downloadCenter' },
];

/** Links to the public pages: the work layout has no header with them. */
export function PublicPages() {
  return (
    <PublicLinks aria-label="公开页面">
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </PublicLinks>
  );
}
