import { carrierLabels, carriers } from '@ca-portal/api/domain';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { RadioGroup } from '@ca-portal/ui/radio-group';
import { Segmented } from '@ca-portal/ui/segmented';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { useId } from 'react';
import { isCarrier, type Filter } from '../filter.js';
import { CarrierFilter, FilterBar } from '../ProductPage.styles.js';

/** Names without counts, until the server has sent the counts. */
const named = carriers.map((code) => ({ code, name: carrierLabels[code], products: undefined }));
const sortOptions = [
  { value: 'recommended', label: '推荐' },
  { value: 'price', label: '价格' },
];

interface ProductFilterProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** Providers with their counts; undefined while they load. */
  brands: readonly { code: string; name: string; products: number }[] | undefined;
  /** Kinds of products with their counts; undefined while they load or after an error. */
  categories: readonly { code: string; name: string; products: number }[] | undefined;
  /** Number of products shown; undefined while they load. */
  count: number | undefined;
}

/** Filter and sort order of the list, with the number of results. */
export function ProductFilter({ filter, onChange, brands, categories, count }: ProductFilterProps) {
  const labelId = useId();
  const brandId = useId();
  return (
    <>
      <Card aria-label="筛选">
        <CarrierFilter>
          <span id={labelId}>分类</span>
          <RadioGroup
            variant="chips"
            aria-labelledby={labelId}
            options={[
              { value: 'all', label: '全部' },
              ...(categories ?? named).map(({ code, name, products }) => ({
                value: code,
                label: products === undefined ? name : `${name}（${products}）`,
              })),
            ]}
            value={filter.carrier}
            onValueChange={(carrier) =>
              onChange({ ...filter, carrier: isCarrier(carrier) ? carrier : 'all' })
            }
          />
        </CarrierFilter>
        {!brands ? (
          <CarrierFilter aria-hidden="true">
            <span>品牌</span>
            <Skeleton width="20rem" height="2.8rem" />
          </CarrierFilter>
        ) : brands.length > 1 ? (
          <CarrierFilter>
            <span id={brandId}>品牌</span>
            <RadioGroup
              variant="chips"
              aria-labelledby={brandId}
              options={[
                { value: '', label: '全部' },
                ...brands.map(({ code, name, products }) => ({
                  value: code,
                  label: `${name}（${products}）`,
                })),
              ]}
              value={filter.brand}
              onValueChange={(brand) => onChange({ ...filter, brand })}
            />
          </CarrierFilter>
        ) : null}
      </Card>
      <FilterBar>
        <output>
          {count === undefined ? null : (
            <>
              共 <b>{count}</b> 件产品
            </>
          )}
        </output>
        <div>
          <Checkbox
            value={filter.onlyAvailable}
            onValueChange={(onlyAvailable) => onChange({ ...filter, onlyAvailable })}
          >
            只看可办理
          </Checkbox>
          <Segmented
            label="排序"
            options={sortOptions}
            value={filter.sort}
            onValueChange={(sort) =>
              onChange({ ...filter, sort: sort === 'price' ? 'price' : 'recommended' })
            }
          />
        </div>
      </FilterBar>
    </>
  );
}
