import type { ContentKind } from '@ca-portal/api/domain';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { RichText } from '@ca-portal/ui/rich-text';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/query.js';
import { useRuleWords } from '../../../config/rules.js';
import { AttachmentLinks } from '../../../shared/files/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { factLines } from '../content-facts.js';

/** A preview of an entry, the findings of the check before publication, and its versions. */
export function ContentPreview({ kind, id }: { kind: ContentKind; id: number }) {
  const say = useRuleWords();
  const entry = useQuery(read(contentAdmin, 'detail', { params: { kind, id } }));
  return (
    <Shown part of={entry} what="内容" loading={<Skeleton height="16rem" />}>
      {({ summary, html, link, attachments, checks, versions, facts }) => (
        <>
          <Descriptions
            items={[
              { term: '摘要', value: say(summary), full: true },
              { term: '链接', value: link, full: true },
              ...factLines(kind, facts).map(({ label, lines }) => ({
                term: label,
                value: lines.map((line, at) => <div key={`${at} ${line}`}>{say(line)}</div>),
                full: lines.length > 1,
              })),
              ...checks.map(({ label, passed, hint }) => ({
                term: label,
                value: passed ? '通过' : hint || '未通过',
              })),
              {
                term: '历史版本',
                value: versions
                  .map(({ version, author, at }) => `第 ${version} 版 ${author} ${at}`)
                  .join('；'),
                full: true,
              },
            ]}
          />
          <RichText html={say(html)} />
          <AttachmentLinks label="附件" files={attachments} />
        </>
      )}
    </Shown>
  );
}
