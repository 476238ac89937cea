import type { OrderType } from '@ca-portal/api/domain';
import { eligibleFor } from '../before.js';
import { WhoTable } from '../BeforePage.styles.js';

/** 谁可以办: which roles may request it, and for whose certificate. */
export function WhoMay({ orderType }: { orderType: OrderType }) {
  return (
    <WhoTable>
      <thead>
        <tr>
          <th scope="col">身份</th>
          <th scope="col">能不能办</th>
          <th scope="col">范围</th>
        </tr>
      </thead>
      <tbody>
        {eligibleFor(orderType).map(({ who, may, scope }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td data-may={may ? 'yes' : 'no'}>{may ? '可以' : '不能'}</td>
            <td>{scope}</td>
          </tr>
        ))}
      </tbody>
    </WhoTable>
  );
}
