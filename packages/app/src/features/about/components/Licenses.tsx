import type { about, ResultOf } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { LicenseGrid } from './Licenses.styles.js';

/** Licenses drawn as certificates; one without a number is not shown. */
export function Licenses({ licenses }: { licenses: ResultOf<typeof about.profile>['licenses'] }) {
  const shown = licenses.filter(({ number }) => number !== '');
  if (shown.length === 0) return null;
  return (
    <Card title="资质与许可">
      <LicenseGrid>
        {shown.map(({ name, number, issuer }) => (
          <li key={number}>
            <div>
              <h3>{name}</h3>
              <p data-part="number">{number}</p>
              {issuer ? <p>{issuer}</p> : null}
              <SealStamp text="资质认证" />
            </div>
          </li>
        ))}
      </LicenseGrid>
    </Card>
  );
}
