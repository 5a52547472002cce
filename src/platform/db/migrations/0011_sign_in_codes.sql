CREATE TABLE "sign_in_codes" (
	"site_id" text NOT NULL,
	"code_uuid" uuid NOT NULL,
	"visitor_uuid" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_codes_site_id_code_uuid_pk" PRIMARY KEY("site_id","code_uuid")
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_visitor_idx" ON "sign_in_codes" USING btree ("site_id","visitor_uuid","sent_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_sent_idx" ON "sign_in_codes" USING btree ("site_id","sent_at");