CREATE TABLE "appointment_blocks" (
	"site_id" text NOT NULL,
	"block_uuid" uuid NOT NULL,
	"location_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "appointment_blocks_site_id_block_uuid_pk" PRIMARY KEY("site_id","block_uuid"),
	CONSTRAINT "appointment_blocks_times" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"site_id" text NOT NULL,
	"location_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_site_id_location_id_pk" PRIMARY KEY("site_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "lead_timers" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"passed_uuids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "lead_timers_site_id_lead_uuid_kind_pk" PRIMARY KEY("site_id","lead_uuid","kind")
);
--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"site_id" text NOT NULL,
	"rule_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"way" text NOT NULL,
	"person_uuids" jsonb NOT NULL,
	"last_uuid" uuid,
	CONSTRAINT "routing_rules_site_id_rule_uuid_pk" PRIMARY KEY("site_id","rule_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_capacities" (
	"site_id" text NOT NULL,
	"person_uuid" uuid NOT NULL,
	"max_open" integer,
	"away_until" timestamp with time zone,
	CONSTRAINT "staff_capacities_site_id_person_uuid_pk" PRIMARY KEY("site_id","person_uuid")
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"person_uuid" uuid PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"mobile" text,
	"quiet_from" text,
	"quiet_to" text
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"person_uuid" uuid NOT NULL,
	"subscription_uuid" uuid NOT NULL,
	"endpoint" text,
	"p256dh" text,
	"auth" text,
	"device" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	CONSTRAINT "push_subscriptions_person_uuid_subscription_uuid_pk" PRIMARY KEY("person_uuid","subscription_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"site_id" text NOT NULL,
	"notice_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"person_uuid" uuid NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"subscription_uuid" uuid,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_notices_site_id_notice_uuid_pk" PRIMARY KEY("site_id","notice_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_counters" (
	"site_id" text PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"site_id" text NOT NULL,
	"event_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint,
	"kind" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_events_site_id_event_uuid_pk" PRIMARY KEY("site_id","event_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_files" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"file_uuid" uuid NOT NULL,
	"message_uuid" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "lead_files_site_id_lead_uuid_file_uuid_pk" PRIMARY KEY("site_id","lead_uuid","file_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_messages" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"message_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"direction" text NOT NULL,
	"kind" text NOT NULL,
	"person_uuid" uuid,
	"sender" text,
	"subject" text,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"mail_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_messages_site_id_lead_uuid_message_uuid_pk" PRIMARY KEY("site_id","lead_uuid","message_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"note_uuid" uuid NOT NULL,
	"person_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_notes_site_id_lead_uuid_note_uuid_pk" PRIMARY KEY("site_id","lead_uuid","note_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_tasks" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"task_uuid" uuid NOT NULL,
	"person_uuid" uuid NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"fired_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"done_by" uuid,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_tasks_site_id_lead_uuid_task_uuid_pk" PRIMARY KEY("site_id","lead_uuid","task_uuid")
);
--> statement-breakpoint
CREATE TABLE "lead_work" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"category" text NOT NULL,
	"location_id" integer,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"stage" text DEFAULT 'new' NOT NULL,
	"lost_reason" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"snoozed_until" timestamp with time zone,
	"overdue_at" timestamp with time zone,
	"assignee_uuid" uuid,
	"assigned_at" timestamp with time zone,
	"routed_at" timestamp with time zone,
	"reminder" text,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "lead_work_site_id_lead_uuid_pk" PRIMARY KEY("site_id","lead_uuid")
);
--> statement-breakpoint
CREATE TABLE "report_answers" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"grain" text NOT NULL,
	"location_id" integer NOT NULL,
	"category" text NOT NULL,
	"starts_on" date NOT NULL,
	"key" text NOT NULL,
	"buckets" smallint[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "report_answers_pk" PRIMARY KEY("site_id","grain","starts_on","kind","location_id","category","key")
);
--> statement-breakpoint
CREATE TABLE "report_leads" (
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"grain" text NOT NULL,
	"location_id" integer NOT NULL,
	"category" text NOT NULL,
	"starts_on" date NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"leads" integer NOT NULL,
	"contacted" integer NOT NULL,
	"appointment" integer NOT NULL,
	"test_drive" integer NOT NULL,
	"offer" integer NOT NULL,
	"sold" integer NOT NULL,
	"lost" integer NOT NULL,
	CONSTRAINT "report_leads_pk" PRIMARY KEY("site_id","grain","starts_on","kind","location_id","category","key")
);
--> statement-breakpoint
CREATE TABLE "report_marks" (
	"site_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"mark_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "report_marks_site_id_received_at_mark_uuid_pk" PRIMARY KEY("site_id","received_at","mark_uuid")
);
--> statement-breakpoint
CREATE TABLE "report_sites" (
	"site_id" text PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_audit" (
	"site_id" text NOT NULL,
	"entry_uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"person_uuid" uuid,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "staff_audit_site_id_entry_uuid_pk" PRIMARY KEY("site_id","entry_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"site_id" text NOT NULL,
	"invitation_uuid" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"location_ids" jsonb,
	"categories" jsonb,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_site_id_invitation_uuid_pk" PRIMARY KEY("site_id","invitation_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"person_uuid" uuid NOT NULL,
	"purpose" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_memberships" (
	"site_id" text NOT NULL,
	"person_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"location_ids" jsonb,
	"categories" jsonb,
	"joined_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_memberships_site_id_person_uuid_pk" PRIMARY KEY("site_id","person_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"person_uuid" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_passkeys_person_uuid_credential_id_pk" PRIMARY KEY("person_uuid","credential_id")
);
--> statement-breakpoint
CREATE TABLE "staff_people" (
	"person_uuid" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"totp_sealed" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"person_uuid" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_codes_person_uuid_code_hash_pk" PRIMARY KEY("person_uuid","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"person_uuid" uuid NOT NULL,
	"session_uuid" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"proof_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_person_uuid_session_uuid_pk" PRIMARY KEY("person_uuid","session_uuid")
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "is_cancelled_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "appointment_blocks_time_idx" ON "appointment_blocks" USING btree ("site_id","location_id","ends_at");--> statement-breakpoint
CREATE INDEX "calendar_feeds_secret_idx" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "lead_timers_due_idx" ON "lead_timers" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "staff_notices_due_idx" ON "staff_notices" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_events_seq_key" ON "lead_events" USING btree ("site_id","seq");--> statement-breakpoint
CREATE INDEX "lead_events_unnumbered_idx" ON "lead_events" USING btree ("site_id","at") WHERE seq IS NULL;--> statement-breakpoint
CREATE INDEX "lead_events_time_idx" ON "lead_events" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_messages_number_key" ON "lead_messages" USING btree ("site_id","lead_uuid","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_messages_mail_key" ON "lead_messages" USING btree ("site_id","lead_uuid","mail_id") WHERE mail_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_tasks_due_idx" ON "lead_tasks" USING btree ("due_at") WHERE fired_at IS NULL AND done_at IS NULL;--> statement-breakpoint
CREATE INDEX "lead_work_unassigned_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid") WHERE assignee_uuid IS NULL AND NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_assignee_idx" ON "lead_work" USING btree ("site_id","assignee_uuid","received_at","lead_uuid") WHERE NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_due_idx" ON "lead_work" USING btree ("site_id","overdue_at") WHERE answered_at IS NULL AND NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_done_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid") WHERE is_done;--> statement-breakpoint
CREATE INDEX "lead_work_waiting_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid") WHERE is_waiting AND NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_reminder_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid") WHERE reminder IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_work_snoozed_idx" ON "lead_work" USING btree ("snoozed_until") WHERE snoozed_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_work_time_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid");--> statement-breakpoint
CREATE INDEX "lead_work_category_idx" ON "lead_work" USING btree ("site_id","category","received_at","lead_uuid");--> statement-breakpoint
CREATE INDEX "lead_work_location_idx" ON "lead_work" USING btree ("site_id","location_id","received_at","lead_uuid");--> statement-breakpoint
CREATE INDEX "lead_work_overdue_idx" ON "lead_work" USING btree ("site_id","received_at","lead_uuid") WHERE overdue_at IS NOT NULL AND answered_at IS NULL AND NOT is_done;--> statement-breakpoint
CREATE INDEX "lead_work_unrouted_idx" ON "lead_work" USING btree ("site_id","received_at") WHERE routed_at IS NULL;--> statement-breakpoint
CREATE INDEX "lead_work_phone_idx" ON "lead_work" USING btree ("site_id","phone");--> statement-breakpoint
CREATE INDEX "lead_work_email_idx" ON "lead_work" USING btree ("site_id","email");--> statement-breakpoint
CREATE INDEX "lead_work_words_idx" ON "lead_work" USING gin ("words");--> statement-breakpoint
CREATE INDEX "staff_audit_time_idx" ON "staff_audit" USING btree ("site_id","at","entry_uuid");--> statement-breakpoint
CREATE INDEX "staff_audit_subject_idx" ON "staff_audit" USING btree ("site_id","subject_id","at");--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry_idx" ON "staff_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_secret_idx" ON "staff_invitations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "staff_links_person_idx" ON "staff_links" USING btree ("person_uuid","sent_at");--> statement-breakpoint
CREATE INDEX "staff_links_expiry_idx" ON "staff_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_memberships_person_idx" ON "staff_memberships" USING btree ("person_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_passkeys_credential_key" ON "staff_passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_people_email_key" ON "staff_people" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_secret_key" ON "staff_sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry_idx" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reservations_time_idx" ON "reservations" USING btree ("site_id","opened_at","reservation_uuid");