-- Records of the past can be added to, never changed: the audit log, the ledger and the history of orders.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Movements of prepaid accounts can be added to, never changed: a correction is a movement of its own.
CREATE TRIGGER prestore_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "prestore_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Sessions, what roles may do and parameters are kept in memory for a moment; each instance hears when to look again.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portal_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_tell_change AFTER UPDATE OF ended_at, expires_at, user_id OR DELETE ON "sessions" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('sessions');--> statement-breakpoint
CREATE TRIGGER users_tell_change AFTER UPDATE OF disabled, company_id, name, password_expires_at ON "users" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('sessions');--> statement-breakpoint
CREATE TRIGGER user_roles_tell_change AFTER INSERT OR UPDATE OR DELETE ON "user_roles" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('sessions');--> statement-breakpoint
CREATE TRIGGER sys_roles_tell_change AFTER INSERT OR UPDATE OR DELETE ON "sys_roles" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('roles');--> statement-breakpoint
CREATE TRIGGER sys_menus_tell_change AFTER UPDATE OR DELETE ON "sys_menus" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('roles');--> statement-breakpoint
CREATE TRIGGER role_menus_tell_change AFTER INSERT OR UPDATE OR DELETE ON "role_menus" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('roles');--> statement-breakpoint
CREATE TRIGGER parameters_tell_change AFTER INSERT OR UPDATE OR DELETE ON "parameters" FOR EACH STATEMENT EXECUTE FUNCTION tell_change('parameters');
