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
--> statement-breakpoint
-- Certificates: every issue and revocation stands in a chain of hashes.
CREATE TRIGGER certificate_records_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "certificate_records" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Adds a record behind the last one. One at a time: the lock is held until the transaction ends, which is at once, as
-- this runs when it commits.
CREATE FUNCTION append_certificate_record(happening json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last_position bigint;
  last_hash text;
BEGIN
  PERFORM pg_advisory_xact_lock(727004);
  SELECT position, hash INTO last_position, last_hash FROM certificate_records ORDER BY position DESC LIMIT 1;
  last_position := coalesce(last_position, 0) + 1;
  last_hash := coalesce(last_hash, repeat('0', 64));
  INSERT INTO certificate_records (position, entry, previous_hash, hash) VALUES (
    last_position, happening::text, last_hash,
    encode(sha256(convert_to(last_hash || E'\n' || last_position || E'\n' || happening::text, 'UTF8')), 'hex')
  );
END $$;
--> statement-breakpoint
CREATE FUNCTION issue_record(c certificates) RETURNS json LANGUAGE sql AS $$
  SELECT json_build_object(
    'event', 'issue', 'at', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'id', c.id, 'orderNo', c.order_no, 'provider', c.provider_code, 'algorithm', c.key_algorithm,
    'serialNumber', c.serial_number, 'encryptSerialNumber', c.encrypt_serial_number,
    'signCertificate', encode(sha256(convert_to(c.sign_certificate, 'UTF8')), 'hex'),
    'encryptCertificate', encode(sha256(convert_to(c.encrypt_certificate, 'UTF8')), 'hex'));
$$;
--> statement-breakpoint
CREATE FUNCTION revocation_record(c certificates) RETURNS json LANGUAGE sql AS $$
  SELECT json_build_object(
    'event', 'revoke',
    'at', to_char(coalesce(c.revoked_at, c.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'id', c.id, 'serialNumber', c.serial_number, 'encryptSerialNumber', c.encrypt_serial_number,
    'reason', c.revocation_reason);
$$;
--> statement-breakpoint
CREATE FUNCTION record_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN PERFORM append_certificate_record(issue_record(NEW)); END IF;
  IF NEW.status = 'cancelled' AND (TG_OP = 'INSERT' OR OLD.status <> 'cancelled') THEN
    PERFORM append_certificate_record(revocation_record(NEW));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: at the commit no transaction waits for a row any more, so the lock above cannot close a circle.
CREATE CONSTRAINT TRIGGER certificates_recorded AFTER INSERT OR UPDATE OF status ON "certificates" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_certificate();
