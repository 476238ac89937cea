import type { about, ResultOf } from '@ca-portal/api/contract';
import { Card } from '@ca-portal/ui/card';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { LicenceGrid } from './Licences.styles.js';

/** Licences drawn as certificates; one without a number is not shown. */
export function Licences({ licences }: { licences: ResultOf<typeof about.profile>['licences'] }) {
  const shown = licences.filter(({ number }) => number !== '');
  if (shown.length === 0) return null;
  return (
    <Card title="资质与许可">
      <LicenceGrid>
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
      </LicenceGrid>
    </Card>
  );
}
