import { administrationTexts } from './administration.js';
import { companyTexts } from './companies.js';
import { contentTexts } from './content.js';
import type { FieldTexts } from './field-text.js';
import { moneyTexts } from './money.js';
import { textsOfOneGroup } from './of-one-group.js';
import { officeTexts } from './office.js';
import { orderTexts } from './orders.js';
import { peopleTexts } from './people.js';
import { recordTexts } from './records.js';
import { shopTexts } from './shop.js';

/**
 * The description of each field of the contract, for the OpenAPI document. `group.name` has priority over
 * `name`.
 */
export const fieldTexts: FieldTexts = {
  ...recordTexts,
  ...peopleTexts,
  ...companyTexts,
  ...contentTexts,
  ...shopTexts,
  ...moneyTexts,
  ...orderTexts,
  ...officeTexts,
  ...administrationTexts,
  ...textsOfOneGroup,
};
