import { Breadcrumb } from '@ca-portal/ui/breadcrumb';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ResourcePage } from '../../engines/resource/index.js';
import { useViewPath } from '../../session/useViewPath.js';
import { Trail } from '../../shared/page/index.js';
import { useTabTitle } from '../../shared/tabs/index.js';
import { dictTypeOf } from './dict-type.js';
import { dictionaryPage } from './pages/dictionary.js';
import { useDictionaries } from './queries.js';

/** 数据字典 (typeData/:id/:type): the items of one code list. */
export function DictionaryPage() {
  const { type = '' } = useParams();
  const dictType = dictTypeOf(type);
  const name = useDictionaries().data?.find((one) => one.dictType === dictType)?.dictName;
  useTabTitle(name === undefined ? undefined : `字典：${name}`);
  const page = useMemo(() => dictionaryPage(dictType, name), [dictType, name]);
  const typesHref = useViewPath('system/dict/index');
  return (
    <>
      {typesHref ? (
        <Trail>
          <Breadcrumb items={[{ label: '字典类型', href: typesHref }, { label: name ?? dictType }]} />
        </Trail>
      ) : null}
      <ResourcePage key={dictType} of={page} />
    </>
  );
}
