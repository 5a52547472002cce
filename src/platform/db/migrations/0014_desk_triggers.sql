CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Entries of the audit log are never changed or deleted.';
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_audit_append_only BEFORE UPDATE OR DELETE ON "staff_audit"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

--> statement-breakpoint
CREATE FUNCTION mark_report_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (site_id, received_at)
  SELECT DISTINCT site_id, date_bin('15 minutes', received_at, TIMESTAMPTZ '2000-01-01 00:00:00Z') FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_updated_report_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (site_id, received_at)
  SELECT DISTINCT site_id, date_bin('15 minutes', moment, TIMESTAMPTZ '2000-01-01 00:00:00Z')
  FROM changed JOIN earlier USING (site_id, lead_uuid)
  CROSS JOIN LATERAL (VALUES (changed.received_at), (earlier.received_at)) AS moments(moment)
  WHERE (changed.received_at, changed.category, changed.location_id, changed.stage, changed.lost_reason,
      changed.answered_at, changed.answered_by)
    IS DISTINCT FROM (earlier.received_at, earlier.category, earlier.location_id, earlier.stage, earlier.lost_reason,
      earlier.answered_at, earlier.answered_by);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER lead_work_report_inserts AFTER INSERT ON "lead_work"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_report_rows();
--> statement-breakpoint
CREATE TRIGGER lead_work_report_deletes AFTER DELETE ON "lead_work"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_report_rows();
--> statement-breakpoint
CREATE TRIGGER lead_work_report_updates AFTER UPDATE ON "lead_work"
  REFERENCING NEW TABLE AS changed OLD TABLE AS earlier FOR EACH STATEMENT EXECUTE FUNCTION mark_updated_report_rows();
