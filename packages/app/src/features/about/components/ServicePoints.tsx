import type { ServicePoint } from '@ca-portal/api/contract';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Select } from '@ca-portal/ui/select';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressState } from '../../../routing/useAddressState.js';
import { copyText } from '../../../shared/browser/index.js';
import { Shown } from '../../../shared/failure/index.js';
import { IconWell } from '../../../shared/page/index.js';
import { useServicePoints } from '../queries.js';
import { PointMap } from './PointMap.js';
import { Cities, PointsBody, PointsHead } from './ServicePoints.styles.js';

const readCity = (params: URLSearchParams) => params.get('city') ?? '';
const cityParams = (city: string) => new URLSearchParams({ city });

/** 服务网点: the service points of one city, with a map; the list of addresses works without it. */
export function ServicePoints() {
  const titleId = useId();
  const points = useServicePoints();
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  const settled = !points.isPending;
  useEffect(() => {
    // The router does not scroll to the anchor; scrolls again when the list has loaded, because it moves the content
    // below.
    if (hash === '#points') card.current?.scrollIntoView();
  }, [hash, settled]);
  const [asked, setCity] = useAddressState(readCity, cityParams);
  const all = points.data ?? [];
  const cities = [...new Set(all.map(({ city }) => city))];
  const city = cities.includes(asked) ? asked : (cities[0] ?? '');
  return (
    <Card id="points" ref={card} padding="none" aria-labelledby={titleId}>
      <PointsHead>
        <h2 id={titleId}>服务网点</h2>
        {cities.length > 0 ? (
          <Select
            aria-label="城市"
            value={city}
            onValueChange={setCity}
            options={cities.map((one) => ({ value: one, label: one }))}
          />
        ) : null}
      </PointsHead>
      <Shown
        part
        of={points}
        what="服务网点"
        unharmed="页面其他内容不受影响"
        empty={<Empty size="sm" title="暂无服务网点" reason="请拨打服务热线咨询，或在线办理。" />}
        loading={
          <PointsBody aria-busy="true">
            <ul>
              {['a', 'b', 'c'].map((key) => (
                <li key={key}>
                  <Skeleton height="4.2em" />
                </li>
              ))}
            </ul>
          </PointsBody>
        }
      >
        {() => <CityPoints key={city} points={all.filter((one) => one.city === city)} />}
      </Shown>
      {cities.length > 1 ? (
        <Cities>
          {cities.length} 个城市设有网点：{cities.join('、')}。
        </Cities>
      ) : null}
    </Card>
  );
}

function CityPoints({ points }: { points: readonly ServicePoint[] }) {
  const [chosen, choose] = useState(points[0]?.id);
  return (
    <PointsBody>
      <ul>
        {points.map(({ id, name, address, phone, hours }) => (
          <li key={id} data-chosen={id === chosen ? '' : undefined}>
            <IconWell data-tone={id === chosen ? undefined : 'quiet'}>
              <Icon name="location" />
            </IconWell>
            <span data-part="words">
              <b>{name}</b>
              <small>{address}</small>
              <small>
                {phone}，{hours}
              </small>
            </span>
            <Button
              variant="text"
              size="sm"
              onClick={() => {
                choose(id);
                void copyText(address, '地址已复制，可以粘贴到导航软件', '没有复制成功，请手动选择地址复制');
              }}
            >
              复制地址
              <HiddenText>，{name}</HiddenText>
            </Button>
          </li>
        ))}
      </ul>
      <PointMap points={points} chosen={chosen} />
    </PointsBody>
  );
}
