import { Field } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { AreaRow } from './AreaField.styles.js';
import { areaOf, areaText, citiesOf, districtsOf, provinces } from './areas.js';

const listed = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const whole = (text: string) => areaOf(text).every((part) => part.trim() !== '') || '请选择省、市和区县。';

/** 省、市、区县, each narrowing the next; a district that is not in the list is typed. */
export function AreaField({ name }: { name: string }) {
  return (
    <Field name={name} label="省、市、区县" group required="请选择省、市和区县。" rules={{ validate: whole }}>
      {({ value, onValueChange, onBlur, ref, id, invalid, ...described }) => {
        const [province, city, district] = areaOf(value);
        const known = districtsOf(city);
        const choose = (next: string) => {
          const [only, second] = citiesOf(next);
          onValueChange(areaText([next, only && !second ? only : '', '']));
        };
        const last = { 'aria-label': '区县', invalid, onBlur, value: district };
        const end = (next: string) => onValueChange(areaText([province, city, next.replaceAll('/', '')]));
        return (
          <AreaRow
            id={id}
            ref={ref}
            aria-labelledby={described['aria-labelledby']}
            aria-describedby={described['aria-describedby']}
          >
            <Select
              aria-label="省"
              autoComplete="address-level1"
              placeholder="省"
              options={listed(provinces)}
              value={province}
              invalid={invalid}
              onBlur={onBlur}
              onValueChange={choose}
            />
            <Select
              aria-label="市"
              autoComplete="address-level2"
              placeholder="市"
              options={listed(citiesOf(province))}
              value={city}
              disabled={province === ''}
              invalid={invalid}
              onBlur={onBlur}
              onValueChange={(next) => onValueChange(areaText([province, next, '']))}
            />
            {city === '' || known.length > 0 ? (
              <Select
                {...last}
                autoComplete="address-level3"
                placeholder="区县"
                options={listed(known)}
                disabled={city === ''}
                onValueChange={end}
              />
            ) : (
              <Input
                {...last}
                autoComplete="address-level3"
                placeholder="区县"
                maxLength={20}
                onValueChange={end}
              />
            )}
          </AreaRow>
        );
      }}
    </Field>
  );
}
