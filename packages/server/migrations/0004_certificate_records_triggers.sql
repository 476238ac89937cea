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
--> statement-breakpoint
-- What an older version issued gets its records now.
DO $$
DECLARE c certificates;
BEGIN
  FOR c IN SELECT * FROM certificates ORDER BY created_at, id LOOP
    PERFORM append_certificate_record(issue_record(c));
    IF c.status = 'cancelled' THEN PERFORM append_certificate_record(revocation_record(c)); END IF;
  END LOOP;
END $$;
