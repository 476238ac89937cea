export {
  RoleApplicationForm,
  type RoleApplicationFormProps,
  type RoleApplicationValues,
} from './RoleApplicationForm.js';
