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
CREATE INDEX "staff_devices_expiry_idx" ON "staff_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_directory_attempts_expiry_idx" ON "staff_directory_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identities_subject_key" ON "staff_identities" USING btree ("issuer","client_id","subject");