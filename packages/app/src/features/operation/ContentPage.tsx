import { contentKinds } from '@ca-portal/api/domain';
import { contentAdmin } from '@ca-portal/api/groups/content-admin';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../api/query.js';
import { contentKindLabels, contentPage } from './pages/content.js';
import { Lists } from './Lists.js';

const lists = contentKinds.map((kind) => ({
  key: kind,
  label: contentKindLabels[kind],
  of: contentPage(kind),
}));

/** 内容管理: the content of the public pages, by kind, with how many texts of each kind wait for a second person. */
export function ContentPage() {
  const { data } = useQuery(read(contentAdmin, 'waiting', { query: { page: 1, limit: 100 } }));
  const counted = useMemo(
    () =>
      lists.map((list) => ({
        ...list,
        count: data?.rows.filter(({ kind }) => kind === list.key).length,
      })),
    [data],
  );
  return <Lists label="内容种类" lists={counted} />;
}
