import { about } from '@ca-portal/api/groups/about';
import { RichText } from '@ca-portal/ui/rich-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../api/query.js';
import { Shown } from '../../../shared/failure/index.js';

interface EarlierVersionsProps {
  /** Of the agreement in force. */
  id: number;
  title: string;
}

/** Earlier versions of an agreement: loaded when opened, each with its number and date. */
export function EarlierVersions({ id, title }: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  const earlier = useQuery({ ...read(about, 'agreements', { query: { id } }), enabled: open });
  return (
    <details data-print="hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`《${title}》以前的版本`}>以前的版本</summary>
      <Shown
        part
        of={earlier}
        what="以前的版本"
        loading={null}
        empty={<p>没有更早的版本，现在生效的就是第一版。</p>}
      >
        {(versions) =>
          versions.map(({ version, date, html }) => (
            <details key={`${version} ${date}`}>
              <summary>
                {version ? `版本 ${version}，` : ''}
                {date} 起生效，现已被替代
              </summary>
              <RichText html={html} />
            </details>
          ))
        }
      </Shown>
    </details>
  );
}
