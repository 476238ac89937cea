import { Navigate, useSearchParams } from 'react-router-dom';
import { ApplicationPage, type AnyApplication } from '../../engines/application/index.js';
import { addPlatform } from './businesses/add-platform.js';
import { cancellation } from './businesses/cancellation.js';
import { enterpriseChange } from './businesses/enterprise-change.js';
import { practiceSeal } from './businesses/practice-seal.js';
import { providerChange } from './businesses/provider-change.js';
import { renewal } from './businesses/renewal.js';
import { replacement } from './businesses/replacement.js';

const businesses: readonly AnyApplication[] = [
  replacement,
  renewal,
  addPlatform,
  enterpriseChange,
  providerChange,
  cancellation,
  practiceSeal,
];

/** 办理 (`/apply?business=0103&certificates=…&step=…`): all businesses that start from a certificate. */
export function ApplyPage() {
  const asked = useSearchParams()[0].get('business');
  const business = businesses.find(({ orderType }) => orderType === asked);
  if (!business) return <Navigate to="/jumpydDetial" replace />;
  return <ApplicationPage key={business.orderType} business={business} />;
}
