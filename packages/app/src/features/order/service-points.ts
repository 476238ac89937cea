import { servicePointCities, servicePointOf } from '@ca-portal/api/domain';

export const servicePointOptions = servicePointCities.map((city) => {
  const name = servicePointOf(city);
  return { value: name, label: name };
});
