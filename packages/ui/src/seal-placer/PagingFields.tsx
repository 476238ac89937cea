import { Segmented } from '@ca-portal/ui/segmented';
import { Switch } from '@ca-portal/ui/switch';
import type { SealPicture } from './seal-pictures.js';
import type { PagingPlace, Stamping } from './useStamping.js';

/** Shares of the page's height. */
export const pagingMiddles: Readonly<Record<PagingPlace, number>> = { high: 0.25, middle: 0.5, low: 0.75 };

const places = [
  { value: 'high', label: '偏上' },
  { value: 'middle', label: '居中' },
  { value: 'low', label: '偏下' },
];

interface PagingFieldsProps {
  pages: number;
  seal: SealPicture | undefined;
  stamping: Stamping;
}

/** 骑缝章: on or off, and how high. */
export function PagingFields({ pages, seal, stamping: { state, dispatch } }: PagingFieldsProps) {
  const { paging } = state;
  const why = pages < 2 ? '文件只有一页，不用骑缝章' : seal ? undefined : '请先添加印章';
  return (
    <>
      <Switch
        value={paging !== undefined}
        onValueChange={(on) =>
          dispatch({ type: 'paging', paging: on && seal ? { sealId: seal.id, at: 'middle' } : undefined })
        }
        {...(why ? { disabledReason: why } : {})}
      >
        加盖骑缝章
      </Switch>
      <p>
        {paging
          ? `印章分在 ${pages} 页右边缘，每页一条，换掉哪一页都看得出来。`
          : '一枚章分在每一页的右边缘。'}
      </p>
      {paging ? (
        <Segmented
          label="骑缝章位置"
          options={places}
          value={paging.at}
          onValueChange={(at) => dispatch({ type: 'paging', paging: { ...paging, at: at as PagingPlace } })}
        />
      ) : null}
    </>
  );
}
