-- Movements of prepaid accounts can be added to, never changed: a correction is a movement of its own.
CREATE TRIGGER prestore_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "prestore_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
