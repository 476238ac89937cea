import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { useState } from 'react';
import { PrintButton } from '../../../shared/content/index.js';
import type { BusinessType } from '../business-types.js';
import { Checklist } from '../BeforePage.styles.js';

/** 我的准备清单: a checklist for screen or paper; the user can start with an incomplete one. */
export function PreparedList({ business }: { business: BusinessType }) {
  const { title, materials, href } = business;
  const [ready, setReady] = useState<readonly string[]>([]);
  const left = materials.length - ready.length;
  return (
    <Card title="我的准备清单">
      <Checklist>
        {materials.map(({ name }) => (
          <Checkbox
            key={name}
            value={ready.includes(name)}
            onValueChange={(on) => setReady(on ? [...ready, name] : ready.filter((one) => one !== name))}
          >
            {name}
          </Checkbox>
        ))}
        <output data-part="left">
          {materials.length === 0
            ? '信息没有变化的，不用准备材料。'
            : left > 0
              ? `还差 ${left} 样，也可以先开始，办理时再上传。`
              : '材料齐了。'}
        </output>
        <LinkButton
          data-print="hidden"
          variant="primary"
          size="lg"
          href={href}
          aria-label={`开始办理${title}`}
        >
          开始办理
        </LinkButton>
        <PrintButton />
      </Checklist>
    </Card>
  );
}
