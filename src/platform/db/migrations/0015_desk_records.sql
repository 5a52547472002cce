CREATE TABLE "lead_quote_counters" (
	"site_id" text PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_quotes" (
	"site_id" text NOT NULL,
	"lead_uuid" uuid NOT NULL,
	"quote_uuid" uuid NOT NULL,
	"number" integer NOT NULL,
	"person_uuid" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"pdf" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_quotes_site_id_lead_uuid_quote_uuid_pk" PRIMARY KEY("site_id","lead_uuid","quote_uuid")
);
--> statement-breakpoint
CREATE TABLE "staff_devices" (
	"person_uuid" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_devices_person_uuid_secret_hash_pk" PRIMARY KEY("person_uuid","secret_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_directory_attempts" (
	"site_id" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"session_uuid" uuid,
	"target" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_directory_attempts_site_id_attempt_hash_pk" PRIMARY KEY("site_id","attempt_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_identities" (
	"person_uuid" uuid NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identities_person_uuid_issuer_client_id_pk" PRIMARY KEY("person_uuid","issuer","client_id")
);
--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "directory_site" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_quotes_number_key" ON "lead_quotes" USING btree ("site_id","number");--> statement-breakpoint
CREATE INDEX "staff_devices_expiry_idx" ON "staff_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_directory_attempts_expiry_idx" ON "staff_directory_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identities_subject_key" ON "staff_identities" USING btree ("issuer","client_id","subject");--> statement-breakpoint
CREATE INDEX "finance_applications_sent_idx" ON "finance_applications" USING btree ("site_id","sent_at","application_uuid") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "payment_requests_time_idx" ON "payment_requests" USING btree ("site_id","asked_at","request_uuid");--> statement-breakpoint
CREATE INDEX "valuations_sent_idx" ON "valuations" USING btree ("site_id","started_at","valuation_uuid") WHERE lead_id IS NOT NULL;