import type { Department } from './letter-form.js';

/** How much of a department is selected. */
export const chosenOf = ({ users }: Department, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' => {
  const count = users.filter(({ userId }) => chosen.has(userId)).length;
  return count === 0 ? 'none' : count === users.length ? 'all' : 'some';
};

/** The selection after a click on a department: all of its people, or none of them when all were selected. */
export function departmentToggled(department: Department, chosen: readonly string[]): string[] {
  const people = department.users.map(({ userId }) => userId);
  if (chosenOf(department, new Set(chosen)) !== 'all') return [...new Set([...chosen, ...people])];
  const gone = new Set(people);
  return chosen.filter((id) => !gone.has(id));
}

/** The departments that match a search: complete where their own name matches, else with the matching people. */
export function departmentsWith(departments: readonly Department[], words: string): Department[] {
  const wanted = words.trim();
  return departments.flatMap((department) => {
    if (department.name.includes(wanted)) return [department];
    const users = department.users.filter(({ name, roleName }) => `${name}${roleName}`.includes(wanted));
    return users.length > 0 ? [{ ...department, users }] : [];
  });
}
