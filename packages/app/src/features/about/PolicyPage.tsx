import { about } from '@ca-portal/api/groups/about';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Link } from '@ca-portal/ui/link';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { RichText } from '@ca-portal/ui/rich-text';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/query.js';
import { PrintButton } from '../../shared/content/index.js';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { EarlierVersions } from './components/EarlierVersions.js';
import { AccessibilityStatement, StorageNotice } from './components/Statements.js';
import { PolicyColumns, PolicyStack } from './PolicyPage.styles.js';

const statements = [
  { href: '#accessibility', title: '无障碍声明' },
  { href: '#cookies', title: 'Cookie 和本机存储' },
];

/** 协议和声明 (`/policy`): the agreements in force, each with version and date, and the portal's own statements. */
export function PolicyPage() {
  const agreements = useQuery({ ...read(about, 'agreements', { query: {} }), staleTime: Infinity });
  return (
    <PublicFrame>
      <PageHeading
        size="lg"
        title="协议和声明"
        description="这里是现在生效的版本。有变化时，会先在通知公告里说明。"
        actions={<PrintButton />}
      />
      <PolicyColumns>
        <PolicyStack>
          <Shown
            part
            card
            of={agreements}
            what="协议"
            unharmed="下面的声明不受影响"
            empty={
              <Card>
                <Empty size="sm" title="运营单位还没有发布协议" reason="发布以后，会出现在这里。" />
              </Card>
            }
            loading={
              <Card>
                <Skeleton height="24rem" />
              </Card>
            }
          >
            {(all) =>
              all.map(({ id, title, version, date, html }) => (
                <Card key={id} id={`agreement-${id}`} title={title}>
                  <p data-part="version">
                    {version ? `版本 ${version}，` : ''}
                    {date} 起生效
                  </p>
                  <RichText html={html} />
                  <EarlierVersions id={id} title={title} />
                </Card>
              ))
            }
          </Shown>
          <AccessibilityStatement />
          <StorageNotice />
        </PolicyStack>
        {agreements.data ? (
          <nav aria-label="本页目录">
            <ul>
              {[
                ...agreements.data.map(({ id, title }) => ({ href: `#agreement-${id}`, title })),
                ...statements,
              ].map(({ href, title }) => (
                <li key={href}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </PolicyColumns>
    </PublicFrame>
  );
}
